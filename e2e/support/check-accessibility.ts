import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters< AxeBuilder[ 'options' ] >[ 0 ];
type Violations = Awaited<
	ReturnType< AxeBuilder[ 'analyze' ] >
>[ 'violations' ];

/** The rules of WCAG 2.2 at levels A and AA, by axe's names, and good practices, especially landmarks. */
const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/** Reports only violations, and does not preload style sheets and media: no media here play automatically. */
const OPTIONS: Options = {
	resultTypes: [ 'violations' ],
	preload: false,
	runOnly: { type: 'tag', values: RULES },
};

const require = createRequire( import.meta.url );

/** The builder's axe, minified: half as long as the source that the builder sends for each check. */
const AXE = readFileSync(
	createRequire( require.resolve( '@axe-core/playwright' ) ).resolve(
		'axe-core/axe.min.js'
	),
	'utf8'
);

/** Heading of WordPress's live regions, which is outside the page's landmarks. */
const SPEECH = '.a11y-speak-intro-text';

/** Tooltips of WordPress's components, which are at the end of the page and describe a control inside a landmark. */
const TOOLTIPS = '[role="tooltip"], [id^="portal/tooltip"]';

/** Rules for a whole page. A frame, for example the Style Book's, is a part of the page with its own title. */
const PAGE_RULES = [ 'landmark-one-main', 'page-has-heading-one', 'region' ];

/**
 * Ariakit, which the host's menus use, inserts a button that dismisses the menu for people with a screen reader. A menu is at the end of the
 * page, outside its landmarks.
 */
const MENU_RULES: Readonly< Record< string, RegExp > > = {
	'aria-required-children': /not allowed: button\[tabindex\]$/,
	region: /./,
};

/**
 * Fails the test when axe finds a violation of WCAG 2.2 AA, or of a good practice, in a part of the page.
 *
 * @param page               The page.
 * @param options            Options.
 * @param options.include    Selector of the part to check, without WordPress's own admin around it.
 * @param options.isMenuOpen Whether a menu of the host is open.
 * @param options.exclude    Selectors of parts to omit, for example the canvas, which shows the theme.
 */
export async function checkAccessibility(
	page: Page,
	{
		include,
		exclude = [],
		isMenuOpen = false,
	}: { include: string; exclude?: string[]; isMenuOpen?: boolean }
): Promise< void > {
	await waitForRest( page );
	const violations = await findViolations( page, include, [
		...exclude,
		SPEECH,
		TOOLTIPS,
	] );
	const report = violations
		.map( ( { id, help, nodes } ) => ( {
			title: `${ id }: ${ help }`,
			// The target of an element in a frame names the frame first.
			nodes: nodes.filter(
				( { target, failureSummary = '' } ) =>
					( target.length === 1 || ! PAGE_RULES.includes( id ) ) &&
					! ( isMenuOpen && MENU_RULES[ id ]?.test( failureSummary ) )
			),
		} ) )
		.filter( ( { nodes } ) => nodes.length > 0 )
		.map( ( { title, nodes } ) =>
			[ title, ...nodes.map( ( { html } ) => `    ${ html }` ) ].join(
				'\n'
			)
		);
	expect( report, 'violations that axe found' ).toEqual( [] );
}

/** Parts that fade in over a screen: translucent text has too little contrast for a moment. */
const FADING = '.components-popover, [role="dialog"], [role="menu"]';

/** Waits until parts that open over the screen have faded in. */
async function waitForRest( page: Page ): Promise< void > {
	await page.waitForFunction(
		( selector ) =>
			Array.from(
				document.querySelectorAll< HTMLElement >( selector )
			).every(
				( element ) =>
					// The host's popovers fade with an inline style, other parts with an animation.
					( element.style.opacity || '1' ) === '1' &&
					element
						.getAnimations( { subtree: true } )
						.every(
							( { playState, effect } ) =>
								playState !== 'running' ||
								effect?.getComputedTiming().endTime === Infinity
						)
			),
		FADING
	);
}

/**
 * Checks a part of the page with axe. For a page with frames it uses axe's builder, which injects the script into each frame, and merges
 * the results in an empty page. A page without frames that can run scripts is checked directly, in a third of the time.
 */
async function findViolations(
	page: Page,
	include: string,
	exclude: readonly string[]
): Promise< Violations > {
	if ( await hasFrameToCheck( page, exclude ) ) {
		const builder = new AxeBuilder( { page } )
			.options( OPTIONS )
			.include( include );
		exclude.forEach( ( selector ) => builder.exclude( selector ) );
		return ( await builder.analyze() ).violations;
	}
	if ( await page.evaluate( () => ! ( 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	return page.evaluate(
		async ( [ context, options ] ) =>
			( await ( window as any ).axe.run( context, options ) ).violations,
		[
			{ include: [ include ], exclude },
			{ ...OPTIONS, iframes: false },
		] as const
	);
}

/** Returns whether the page has a frame that is not excluded, and in which axe can run. */
function hasFrameToCheck(
	page: Page,
	exclude: readonly string[]
): Promise< boolean > {
	return page.evaluate(
		( selectors ) =>
			Array.from( document.querySelectorAll( 'iframe' ) ).some(
				( frame ) =>
					! frame.closest( selectors.join() ) &&
					( ! frame.hasAttribute( 'sandbox' ) ||
						frame.sandbox.contains( 'allow-scripts' ) )
			),
		exclude
	);
}
