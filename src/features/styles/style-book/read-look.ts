import type { SizeRange } from '../rules/words/declared-sizes';
import type { ShownFill } from '../rules/words/fill-words';
import type { ShownLook } from '../rules/words/look-facts';

const SIDES = [ 'Top', 'Right', 'Bottom', 'Left' ] as const;

/** Children of a cover that are behind its text, and do not contain it. */
const BACKDROP_IMAGE =
	':scope > .wp-block-cover__image-background, :scope > .wp-block-cover__video-background';
const BACKDROP_COLOR = ':scope > .wp-block-cover__background';

/**
 * Reads the look of an element.
 *
 * @param element The element.
 * @param range   Bounds of its font size, where that follows the window.
 */
export function readLook(
	element: Element,
	range: SizeRange | undefined
): ShownLook {
	const style = readStyle( element );
	return {
		hasText: ( element.textContent ?? '' ).trim() !== '',
		fontFamily: style.fontFamily,
		fontSize: style.fontSize,
		fontWeight: style.fontWeight,
		fontStyle: style.fontStyle,
		lineHeight: style.lineHeight,
		letterSpacing: style.letterSpacing,
		textTransform: style.textTransform,
		textDecoration: style.textDecorationLine,
		color: style.color,
		fills: readFills( element ),
		borders: SIDES.map( ( side ) => ( {
			width: style[ `border${ side }Width` ],
			style: style[ `border${ side }Style` ],
			color: style[ `border${ side }Color` ],
		} ) ),
		radius: style.borderRadius,
		outline: {
			width: style.outlineWidth,
			style: style.outlineStyle,
			color: style.outlineColor,
		},
		shadow: style.boxShadow,
		filter: style.filter,
		padding: style.padding,
		range,
	};
}

/**
 * Reads the fills behind the content of an element, from its own background to that of the page.
 *
 * @param element The element.
 */
function readFills( element: Element ): ShownFill[] {
	const fills: ShownFill[] = [];
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		const { backgroundColor, backgroundImage } = readStyle( current );
		fills.push( ...readBackdrop( current ), {
			color: backgroundColor,
			image: backgroundImage,
		} );
	}
	return fills;
}

function readBackdrop( element: Element ): ShownFill[] {
	if ( element.querySelector( BACKDROP_IMAGE ) ) {
		return [ { color: '', image: 'url()' } ];
	}
	const backdrop = element.querySelector( BACKDROP_COLOR );
	if ( ! backdrop ) {
		return [];
	}
	const { backgroundColor, backgroundImage, opacity } = readStyle( backdrop );
	return [
		{
			color: `color-mix(in srgb, ${ backgroundColor } ${
				Number( opacity ) * 100
			}%, transparent)`,
			image: backgroundImage,
		},
	];
}

/**
 * Returns the computed style of an element in its document.
 *
 * @param element The element.
 * @param pseudo  A pseudo-element of it.
 */
export function readStyle(
	element: Element,
	pseudo?: string
): CSSStyleDeclaration {
	// A rendered element has a window.
	return ( element.ownerDocument.defaultView ?? window ).getComputedStyle(
		element,
		pseudo
	);
}
