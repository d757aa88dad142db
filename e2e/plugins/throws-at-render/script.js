( function ( wp ) {
	const { createElement } = wp.element;
	const { PluginSidebar } = wp.editor;

	function Content() {
		throw new Error( 'This panel throws at render.' );
	}

	wp.plugins.registerPlugin( 'throws-at-render', {
		icon: 'warning',
		render: () =>
			createElement(
				PluginSidebar,
				{ name: 'throws-at-render', title: 'Panel that throws' },
				createElement( Content )
			),
	} );
} )( window.wp );
