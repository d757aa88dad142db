( function () {
	function register() {
		const { createElement } = window.wp.element;
		const content = createElement( 'h2', null, 'The screen of a plugin' );
		window.atelier.registerRoute( {
			name: 'extends-editor',
			path: '/extends-editor',
			areas: { content, mobile: content },
		} );
		window.atelier.registerEntityField( 'postType', 'page', {
			id: 'meta.rating',
			label: 'Rating',
			type: 'text',
		} );
		window.atelier.registerEntityAction( 'postType', 'page', {
			id: 'rate',
			label: 'Rate it',
			callback: ( [ page ] ) => {
				document.body.dataset.rated = page.meta.rating;
			},
		} );
	}

	if ( window.atelier ) {
		register();
	} else {
		window.addEventListener( 'atelier:ready', register, { once: true } );
	}
} )();
