import type { Config } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { readPresetReference } from '../rules/preset-reference';
import { getNodePlace } from '../rules/viewports/root-node';
import { getViewportQueries } from '../rules/why/viewport-queries';
import { readStyle } from './read-look';

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

/**
 * Returns the padding of the site's pages in pixels; undefined where the styles set none. The book's frame has another padding.
 *
 * @param config  Merged config.
 * @param example An element of the frame.
 */
export function readPagePadding(
	config: Config,
	example: Element
): string | undefined {
	const probe = example.ownerDocument.createElement( 'div' );
	probe.style.cssText = 'position: absolute; visibility: hidden;';
	for ( const { styles } of listShownStyles( config, example ) ) {
		const padding = getAtPath( styles, [ 'spacing', 'padding' ] );
		for ( const side of SIDES ) {
			const value = isRecord( padding ) ? padding[ side ] : padding;
			if ( typeof value === 'string' ) {
				probe.style.setProperty( `padding-${ side }`, toCss( value ) );
			}
		}
	}
	example.ownerDocument.body.append( probe );
	const shown = readStyle( probe ).padding;
	probe.remove();
	return shown;
}

// Lists the styles for all widths, then those for the frame's width.
function listShownStyles( config: Config, { ownerDocument }: Element ) {
	const queries = getViewportQueries(
		getAtPath( config.settings, [ 'viewport' ] )
	);
	return [
		config,
		...Object.entries( queries )
			.filter(
				( [ , query ] ) =>
					ownerDocument.defaultView?.matchMedia?.( query ).matches
			)
			.map( ( [ viewport ] ) => {
				const { path } = getNodePlace( [ viewport ] );
				return { styles: getAtPath( config.settings, path ) };
			} ),
	];
}

function toCss( value: string ): string {
	const reference = readPresetReference( value );
	return reference && value.startsWith( 'var:' )
		? `var(--wp--preset--${ value.split( '|' )[ 1 ] ?? '' }--${
				reference.slug
		  })`
		: value;
}
