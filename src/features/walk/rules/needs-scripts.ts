/** Selectors of well-known sliders, lazy pictures and entrance animations, which only a script arranges, loads or shows. */
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

/** Empty root elements, into which a script would render an application. */
const EMPTY_ROOT = '#root:empty, #app:empty, #__next:empty';

/**
 * Returns whether parts of a page are visible only with scripts, which do not run in the preview.
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

// A picture with a source is loaded without a script, and one with a `noscript` copy is shown by that.
function isUnseenPicture( image: Element ): boolean {
	const source = image.getAttribute( 'src' ) ?? '';
	return (
		( source === '' || source.startsWith( 'data:' ) ) &&
		image.nextElementSibling?.localName !== 'noscript'
	);
}
