import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters< AxeBuilder[ 'options' ] >[ 0 ];
type Violations = Awaited<
	ReturnType< AxeBuilder[ 'analyze' ] >
>[ 'violations' ];

/** The rules of WCAG 2.2 at levels A and AA, by axe's names, and what is good practice beyond them: landmarks above all. */
const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/** Reports violations only, and does not preload style sheets and media: nothing here plays by itself. */
const OPTIONS: Options = {
	resultTypes: [ 'violations' ],
	preload: false,
	runOnly: { type: 'tag', values: RULES },
};

const require = createRequire( import.meta.url );

/** The builder's own axe, half as long as what it sends for each check. */
const AXE = readFileSync(
	createRequire( require.resolve( '@axe-core/playwright' ) ).resolve(
		'axe-core/axe.min.js'
	),
	'utf8'
);

/** Heading of WordPress's own live regions, which is beside the page's landmarks. */
const SPEECH = '.a11y-speak-intro-text';

/** Tooltips of WordPress's components, which hang at the end of the page and describe a control inside a landmark. */
const TOOLTIPS = '[role="tooltip"], [id^="portal/tooltip"]';

/** Rules about a whole page. A frame, for one the Style Book's, is a part of the page with a title of its own. */
const PAGE_RULES = [ 'landmark-one-main', 'page-has-heading-one', 'region' ];

/**
 * Ariakit, on which the host's menus are built, puts a button that dismisses the menu first into it, for people with a screen reader;
 * and a menu hangs at the end of the page, outside its landmarks.
 */
const MENU_RULES: Readonly< Record< string, RegExp > > = {
	'aria-required-children': /not allowed: button\[tabindex\]$/,
	region: /./,
};

/**
 * Fails the test when axe finds a violation of WCAG 2.2 AA, or of a good practice, in a part of the page.
 *
 * @param page               The page.
 * @param options            Where to look.
 * @param options.include    A selector of the part to check; what WordPress's own admin around it does is not ours.
 * @param options.isMenuOpen Whether a menu of the host's is open.
 * @param options.exclude    Selectors of parts to leave out, for one the canvas, which shows the theme.
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

/** Parts that fade in over a screen: half transparent text has too little contrast for a moment. */
const FADING = '.components-popover, [role="dialog"], [role="menu"]';

/** Waits until what opens over the screen has come. */
async function waitForRest( page: Page ): Promise< void > {
	await page.waitForFunction(
		( selector ) =>
			Array.from(
				document.querySelectorAll< HTMLElement >( selector )
			).every(
				( element ) =>
					// The host's popovers fade by their own style, other parts by an animation.
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
 * Has axe check a part of the page. Its builder reads a page with frames: it puts the script into each of them again, and has an empty
 * page of its own merge what they say. A page that no script of a frame can answer for is checked in place, in a third of the time.
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

/** Returns whether the page has a frame that is not left out, and in which axe can run. */
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
