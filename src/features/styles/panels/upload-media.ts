/*
 * The host's upload of files in a separate chunk: its script is large, and the panels are used long before anything is uploaded.
 */
export { uploadMedia } from '@wordpress/media-utils';
