/*
 * Names that WordPress marks as experimental or unstable, under stable names. No other file imports such a name.
 */
export { __experimentalGetCoreBlocks as getCoreBlocks } from '@wordpress/block-library';
