( function ( { editPost, editSite } ) {
	if ( editPost.PluginSidebar && editSite.PluginSidebar ) {
		document.body.setAttribute( 'data-needs-site-editor', 'ran' );
	}
} )( window.wp );
