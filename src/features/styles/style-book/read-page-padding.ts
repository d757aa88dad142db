import type { Config } from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { readPresetReference } from '../rules/preset-reference';
import { readStyle } from './read-look';

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;

/**
 * Returns the padding of the site's pages in pixels; undefined where the styles set none. The book's own frame has another one.
 *
 * @param config  Merged config.
 * @param example An element of the frame.
 */
export function readPagePadding(
	config: Config,
	example: Element
): string | undefined {
	const padding = getAtPath( config.styles, [ 'spacing', 'padding' ] );
	const probe = example.ownerDocument.createElement( 'div' );
	probe.style.cssText = 'position: absolute; visibility: hidden;';
	for ( const side of SIDES ) {
		const value = isRecord( padding ) ? padding[ side ] : padding;
		if ( typeof value === 'string' ) {
			probe.style.setProperty( `padding-${ side }`, toCss( value ) );
		}
	}
	example.ownerDocument.body.append( probe );
	const shown = readStyle( probe ).padding;
	probe.remove();
	return shown;
}

function toCss( value: string ): string {
	const reference = readPresetReference( value );
	return reference && value.startsWith( 'var:' )
		? `var(--wp--preset--${ value.split( '|' )[ 1 ] ?? '' }--${
				reference.slug
		  })`
		: value;
}
