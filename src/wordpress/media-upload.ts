import { addFilter } from '@wordpress/hooks';
import { MediaUpload } from '@wordpress/media-utils';

let isRegistered = false;

/**
 * Gives the block editor's controls of media the host's media library. Without it they show no button to it; the host's editor does the
 * same, and may not be on the page.
 */
export function registerMediaUpload(): void {
	if ( isRegistered ) {
		return;
	}
	isRegistered = true;
	addFilter(
		'editor.MediaUpload',
		'atelier/media-upload',
		() => MediaUpload
	);
}
