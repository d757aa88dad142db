import { FRAME_CSS } from './frame-css';
import { BROWSER_CSS } from './browser-css';
import type { VisitorSheet } from '../rules/visitor-sheets';

/**
 * The style sheets of the book's frame that follow the site's styles, as on a page: what the browser does in states, those of the
 * theme and of plugins, and last our own.
 */
export function FrameSheets( { sheets }: { sheets: readonly VisitorSheet[] } ) {
	return (
		<>
			<style>{ BROWSER_CSS }</style>
			{ sheets.map( ( sheet, index ) =>
				'href' in sheet ? (
					<link
						key={ index }
						id={ sheet.id }
						rel="stylesheet"
						href={ sheet.href }
						media={ sheet.media }
					/>
				) : (
					<style key={ index } id={ sheet.id } media={ sheet.media }>
						{ sheet.css }
					</style>
				)
			) }
			<style>{ FRAME_CSS }</style>
		</>
	);
}
