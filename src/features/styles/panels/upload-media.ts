/*
 * The host's upload of files as a part of its own: its script is large, and the panels are used long before anything is uploaded.
 */
export { uploadMedia } from '@wordpress/media-utils';
