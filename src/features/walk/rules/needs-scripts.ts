/** Marks of well-known sliders, lazy pictures and entrances. They are laid out, loaded or shown by a script alone. */
const SCRIPTED = [
	'.swiper:not(.swiper-initialized)',
	'.swiper-container',
	'.slick-slider',
	'.splide',
	'.flickity-enabled',
	'.owl-carousel',
	'.glide',
	'.elementor-invisible',
	'[data-aos]',
	'[data-sal]',
	'.wow',
	'[data-bg]',
	'[data-background-image]',
	'iframe[data-src]:not([src])',
	'video[data-src]:not([src])',
].join( ', ' );

const LAZY_PICTURE =
	'img[data-src], img[data-lazy-src], img[data-srcset], img[data-lazy-srcset], img[data-original]';

/** Roots into which an application would be rendered. */
const EMPTY_ROOT = '#root:empty, #app:empty, #__next:empty';

/**
 * Returns whether a page is visible only with scripts, which do not run in the preview.
 *
 * @param page Document of the page.
 */
export function needsScripts( page: Document ): boolean {
	return (
		page.querySelector( SCRIPTED ) !== null ||
		page.querySelector( EMPTY_ROOT ) !== null ||
		[ ...page.querySelectorAll( LAZY_PICTURE ) ].some( isUnseenPicture )
	);
}

// A browser that loads lazily by itself, and a copy for browsers without scripts, show the picture.
function isUnseenPicture( image: Element ): boolean {
	const source = image.getAttribute( 'src' ) ?? '';
	return (
		( source === '' || source.startsWith( 'data:' ) ) &&
		image.nextElementSibling?.localName !== 'noscript'
	);
}
