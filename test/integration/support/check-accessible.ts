/*
 * Accessibility of the DOM of a test: names, roles, labels and their order. Colors and sizes are for the browser, see
 * `e2e/support/check-accessibility.ts`.
 */

/** As much of axe's answer as is read. */
interface Axe {
	run: (
		element: Element,
		options: object
	) => Promise< {
		violations: readonly {
			id: string;
			help: string;
			nodes: readonly { html: string }[];
		}[];
	} >;
}

/** Rules that need a whole page, or a layout. */
const BEYOND: readonly string[] = [
	'color-contrast',
	'landmark-one-main',
	'page-has-heading-one',
	'region',
	'target-size',
];

// The flows in a browser bring it along.
const axe: Axe = jest.requireActual(
	require.resolve( 'axe-core', {
		paths: [ require.resolve( '@axe-core/playwright' ) ],
	} )
);

/**
 * Fails the test when axe finds a violation in an element.
 *
 * @param element The element.
 */
export async function checkAccessible( element: Element ): Promise< void > {
	const { violations } = await axe.run( element, {
		resultTypes: [ 'violations' ],
		rules: Object.fromEntries(
			BEYOND.map( ( id ) => [ id, { enabled: false } ] )
		),
	} );
	expect(
		violations.map( ( { id, help, nodes } ) => [
			`${ id }: ${ help }`,
			...nodes.map( ( { html } ) => html ),
		] )
	).toEqual( [] );
}
