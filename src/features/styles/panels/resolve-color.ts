import { colord, extend } from 'colord';
import namesPlugin from 'colord/plugins/names';

import type { Rgba } from '../rules/oklab';

extend( [ namesPlugin ] );

const cache = new Map< string, Rgba | undefined >();

/**
 * Returns the channels of a CSS colour: the plain notations are parsed, all others (`oklch()`, `color-mix()`) computed by
 * the browser. `undefined` for values that are no colour or depend on their element.
 *
 * @param color CSS colour without references to presets.
 */
export function resolveColor( color: unknown ): Rgba | undefined {
	if ( typeof color !== 'string' || color === '' ) {
		return undefined;
	}
	if ( ! cache.has( color ) ) {
		const plain = colord( color );
		cache.set(
			color,
			plain.isValid() ? plain.toRgb() : askBrowser( color )
		);
	}
	return cache.get( color );
}

function askBrowser( color: string ): Rgba | undefined {
	if (
		/var\(|currentcolor|inherit|initial|unset|revert/i.test( color ) ||
		typeof CSS === 'undefined' ||
		! CSS.supports( 'color', color )
	) {
		return undefined;
	}
	const canvas = document.createElement( 'canvas' );
	canvas.width = 1;
	canvas.height = 1;
	const context = canvas.getContext( '2d', { willReadFrequently: true } );
	if ( ! context ) {
		return undefined;
	}
	context.fillStyle = color;
	context.fillRect( 0, 0, 1, 1 );
	const [ r = 0, g = 0, b = 0, a = 0 ] = context.getImageData(
		0,
		0,
		1,
		1
	).data;
	return { r, g, b, a: a / 255 };
}
