( function ( wp ) {
	const { createElement, Fragment } = wp.element;
	const { PluginMoreMenuItem, PluginSidebar } = wp.editor;

	wp.plugins.registerPlugin( 'extends-editor', {
		icon: 'smiley',
		render: () =>
			createElement(
				Fragment,
				null,
				createElement(
					PluginSidebar,
					{ name: 'notes', title: 'Notes of a plugin' },
					createElement( 'p', null, 'The plugin’s panel is here.' )
				),
				createElement(
					PluginMoreMenuItem,
					{
						onClick: () =>
							document.body.setAttribute(
								'data-extends-editor',
								'clicked'
							),
					},
					'Item of a plugin'
				)
			),
	} );

	wp.data.dispatch( 'core/commands' ).registerCommand( {
		name: 'extends-editor/command',
		label: 'Command of a plugin',
		callback: ( { close } ) => {
			document.body.setAttribute( 'data-extends-editor', 'commanded' );
			close();
		},
	} );
} )( window.wp );
