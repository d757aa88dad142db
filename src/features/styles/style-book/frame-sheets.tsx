import type { ReactNode } from 'react';

import type { VisitorSheet } from '../rules/visitor-sheets';
import { BROWSER_CSS } from './browser-css';
import { FRAME_CSS } from './frame-css';

/**
 * The style sheets of the book's frame, in the order of a page: those of the theme and of plugins are before and after the site's
 * styles. All of them override the browsers' styles of states, and Design's own are last.
 */
export function FrameSheets( {
	sheets,
	children,
}: {
	/** Style sheets that only public pages have. */
	sheets: readonly VisitorSheet[];
	/** The site's styles. */
	children?: ReactNode;
} ) {
	return (
		<>
			<style>{ BROWSER_CSS }</style>
			{ sheets.filter( ( { isBefore } ) => isBefore ).map( toElement ) }
			{ children }
			{ sheets.filter( ( { isBefore } ) => ! isBefore ).map( toElement ) }
			<style>{ FRAME_CSS }</style>
		</>
	);
}

function toElement( sheet: VisitorSheet, index: number ): JSX.Element {
	const { id, media } = sheet;
	return 'href' in sheet ? (
		<link
			key={ index }
			id={ id }
			rel="stylesheet"
			href={ sheet.href }
			media={ media }
		/>
	) : (
		<style key={ index } id={ id } media={ media }>
			{ sheet.css }
		</style>
	);
}
