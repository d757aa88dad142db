wp.domReady( () => {
	const { Attachments } = wp.media.model;
	window.asksMedia = [
		typeof wp.media.view.MediaFrame.Select.extend,
		typeof Attachments,
		document.getElementById( 'tmpl-media-frame' ) !== null,
	];
} );
