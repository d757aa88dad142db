( function ( wp ) {
	const { createElement, Fragment } = wp.element;
	const { PluginSidebar } = wp.editPost;
	const { PluginMoreMenuItem } = wp.editSite;

	wp.plugins.registerPlugin( 'uses-old-slots', {
		icon: 'smiley',
		render: () =>
			createElement(
				Fragment,
				null,
				createElement(
					PluginSidebar,
					{ name: 'notes', title: 'Notes of an old plugin' },
					createElement(
						'p',
						null,
						'The old plugin’s panel is here.'
					)
				),
				createElement(
					PluginMoreMenuItem,
					null,
					'Item of an old plugin'
				)
			),
	} );
	wp.editPost.reinitializeEditor();
} )( window.wp );
