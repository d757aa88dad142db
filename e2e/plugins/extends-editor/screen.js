( function () {
	function register() {
		const { createElement } = window.wp.element;
		const content = createElement( 'h2', null, 'The screen of a plugin' );
		window.atelier.registerRoute( {
			name: 'extends-editor',
			path: '/extends-editor',
			areas: { content, mobile: content },
		} );
	}

	if ( window.atelier ) {
		register();
	} else {
		window.addEventListener( 'atelier:ready', register, { once: true } );
	}
} )();
