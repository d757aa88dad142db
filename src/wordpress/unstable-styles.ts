/*
 * Unstable functions of the styles' engine under stable names.
 */
export { __unstableGeneratePreviewStateStyles as generatePreviewStateStyles } from '@wordpress/global-styles-engine';
