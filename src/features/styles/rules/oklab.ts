/** A colour in sRGB: channels from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
	r: number;
	g: number;
	b: number;
	a: number;
}

/** A colour in Oklab: lightness from 0 to 1, and two axes of hue. */
export type Oklab = readonly [ lightness: number, a: number, b: number ];

/**
 * Returns the linear light of a channel.
 *
 * @param channel Channel of sRGB, from 0 to 255.
 */
export function toLinear( channel: number ): number {
	const value = channel / 255;
	return value <= 0.04045
		? value / 12.92
		: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
}

/**
 * Returns the channel of a linear light, which may be outside of a screen's gamut.
 *
 * @param light Light of a channel, from 0 to 1.
 */
function fromLinear( light: number ): number {
	const value =
		light <= 0.0031308
			? light * 12.92
			: 1.055 * light ** ( 1 / 2.4 ) - 0.055;
	return value * 255;
}

/**
 * Returns a colour in Oklab, where equal steps look equally far apart. colord's lab plugin rounds to three decimals, so that near colours
 * are equal.
 *
 * @param color Colour in sRGB.
 */
export function toOklab( color: Rgba ): Oklab {
	const [ r, g, b ] = [
		toLinear( color.r ),
		toLinear( color.g ),
		toLinear( color.b ),
	];
	const l = Math.cbrt(
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
	);
	const m = Math.cbrt(
		0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
	);
	const s = Math.cbrt(
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
	);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/**
 * Returns the colour in sRGB; its channels are outside of 0 to 255 for a colour outside of the gamut.
 *
 * @param color Colour in Oklab.
 */
export function fromOklab( [ lightness, a, b ]: Oklab ): Rgba {
	const l = ( lightness + 0.3963377774 * a + 0.2158037573 * b ) ** 3;
	const m = ( lightness - 0.1055613458 * a - 0.0638541728 * b ) ** 3;
	const s = ( lightness - 0.0894841775 * a - 1.291485548 * b ) ** 3;
	return {
		r: fromLinear( 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s ),
		g: fromLinear(
			-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
		),
		b: fromLinear( -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s ),
		a: 1,
	};
}
