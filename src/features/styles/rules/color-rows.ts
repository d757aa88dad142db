import { __, sprintf } from '@wordpress/i18n';
import type { ConfigNode } from '@/utils/theme-json/config';
import { getAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';

/** One colour that a style node can have. */
export interface ColorRow {
	id: string;
	label: string;
	/** Path of the colour below the node. */
	path: ConfigPath;
	/** Path of the gradient that can replace the colour. */
	gradientPath?: ConfigPath;
	/** Path of the background that the colour is read on, for text; the node's own when missing. */
	backgroundPath?: ConfigPath;
	/** Whether the colour is one of text, whose contrast matters. */
	isText: boolean;
	/** Heading level, in the rows of a single level. */
	level?: number;
}

const HEADING_LEVELS = [ 1, 2, 3, 4, 5, 6 ];
/** Path of the background colour of a node. */
export const COLOR_BACKGROUND: ConfigPath = [ 'color', 'background' ];

/**
 * Lists the colours that a node can have by its settings: text, background, links, captions, buttons and headings.
 *
 * @param settings Settings of the node, limited to those that it supports.
 */
export function listColorRows( settings: ConfigNode ): ColorRow[] {
	const isOn = ( name: string ) =>
		Boolean( getAtPath( settings, [ 'color', name ] ) );
	const gradientPath = getAtPath( settings, [ 'background', 'gradient' ] )
		? [ 'background', 'gradient' ]
		: [ 'color', 'gradient' ];
	return [
		...( isOn( 'text' )
			? [
					{
						id: 'text',
						label: __( 'Text', 'atelier' ),
						path: [ 'color', 'text' ],
						isText: true,
					},
			  ]
			: [] ),
		...( isOn( 'background' )
			? [
					{
						id: 'background',
						label: __( 'Background', 'atelier' ),
						path: COLOR_BACKGROUND,
						gradientPath,
						isText: false,
					},
			  ]
			: [] ),
		...( isOn( 'link' ) ? listLinkRows() : [] ),
		...( isOn( 'caption' )
			? [
					{
						id: 'caption',
						label: __( 'Captions', 'atelier' ),
						path: element( 'caption', 'color', 'text' ),
						isText: true,
					},
			  ]
			: [] ),
		...( isOn( 'button' ) ? listButtonRows() : [] ),
		...( isOn( 'heading' ) ? listHeadingRows() : [] ),
	];
}

function listLinkRows(): ColorRow[] {
	return [
		{
			id: 'link',
			label: __( 'Link', 'atelier' ),
			path: element( 'link', 'color', 'text' ),
			isText: true,
		},
		{
			id: 'link-hover',
			label: __( 'Link hover', 'atelier' ),
			path: element( 'link', ':hover', 'color', 'text' ),
			isText: true,
		},
	];
}

function listButtonRows(): ColorRow[] {
	return [
		{
			id: 'button-text',
			label: __( 'Button text', 'atelier' ),
			path: element( 'button', 'color', 'text' ),
			backgroundPath: element( 'button', ...COLOR_BACKGROUND ),
			isText: true,
		},
		{
			id: 'button-background',
			label: __( 'Button background', 'atelier' ),
			path: element( 'button', ...COLOR_BACKGROUND ),
			gradientPath: element( 'button', 'color', 'gradient' ),
			isText: false,
		},
	];
}

function listHeadingRows(): ColorRow[] {
	return [
		{
			id: 'heading',
			label: __( 'Headings', 'atelier' ),
			path: element( 'heading', 'color', 'text' ),
			backgroundPath: element( 'heading', ...COLOR_BACKGROUND ),
			isText: true,
		},
		{
			id: 'heading-background',
			label: __( 'Headings background', 'atelier' ),
			path: element( 'heading', ...COLOR_BACKGROUND ),
			gradientPath: element( 'heading', 'color', 'gradient' ),
			isText: false,
		},
		...HEADING_LEVELS.map( ( level ) => ( {
			id: `h${ level }`,
			/* translators: %d: level of a heading, 1 to 6. */
			label: sprintf( __( 'H%d', 'atelier' ), level ),
			path: element( `h${ level }`, 'color', 'text' ),
			backgroundPath: element( `h${ level }`, ...COLOR_BACKGROUND ),
			isText: true,
			level,
		} ) ),
	];
}

function element( name: string, ...rest: string[] ): ConfigPath {
	return [ 'elements', name, ...rest ];
}
