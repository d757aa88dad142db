/**
 * @jest-environment node
 */
import {
	checkComment,
	findPhpWordProblems,
	findWordProblems,
	isVagueName,
} from '../../../../tools/lib/find-word-problems.mjs';

const words = ( count: number ) => 'word '.repeat( count ).trim();

it.each( [
	[ 'begins with “What”', '/** What the list shows. */', 1 ],
	[
		'begins with “What” on its second line',
		'/**\n * What it shows.\n */',
		1,
	],
	[ 'has “what” elsewhere', '/** Returns what the list shows. */', 0 ],
	[ 'says “whoever”', '// Asked of whoever is there.', 1 ],
	[ 'has a sentence of 30 words', `// ${ words( 30 ) }.`, 0 ],
	[ 'has a sentence of 31 words', `// ${ words( 31 ) }.`, 1 ],
	[
		'has a long sentence over two lines',
		`/**\n * ${ words( 20 ) }\n * ${ words( 20 ) }\n */`,
		1,
	],
	[
		'has a tag after a sentence without a full stop',
		`/**\n * ${ words( 20 ) }\n * @return ${ words( 20 ) }\n */`,
		0,
	],
	[ 'has two short sentences', `// ${ words( 20 ) }. ${ words( 20 ) }.`, 0 ],
] )( 'a comment that %s has its problems', ( _, comment, count ) => {
	expect( checkComment( comment ) ).toHaveLength( count );
} );

it.each( [
	[ '/** Says whoever is there. */', 1 ],
	[ '// The list stands beside the preview, and lies below the header.', 2 ],
	[ '// The person is told which fonts are seen.', 2 ],
	[ '// A stand-in is laid out: standards, understand.', 0 ],
	[ '/** Whether a `/** what stands` is “seen”. */', 0 ],
	[ '// Where does it stand?', 0 ],
	[ '// Tells whether it is so.', 1 ],
] )( 'the comment %s has %d figures of speech', ( comment, count ) => {
	expect( checkComment( comment ) ).toHaveLength( count );
} );

it( 'has the noun in place of “what” in the source alone', () => {
	const comment = '/** Returns what changed. */';
	expect( checkComment( comment ) ).toEqual( [] );
	expect( checkComment( comment, { isSource: true } ) ).toHaveLength( 1 );
	expect(
		findPhpWordProblems( `<?php\n${ comment }`, { isSource: true } )
	).toHaveLength( 1 );
	expect(
		findWordProblems( 'a.ts', `${ comment }\nrun();`, { isSource: true } )
	).toHaveLength( 1 );
} );

it( 'finds empty names where they are declared, and not where they are used', () => {
	const problems = findWordProblems(
		'a.ts',
		[
			'function keep( take: string ) {}',
			'const { tell } = api;',
			'const keepRecord = () => api.keep();',
			'interface Api { hold(): void }',
		].join( '\n' )
	);
	expect( problems.map( ( { line } ) => line ) ).toEqual( [ 1, 1, 2, 4 ] );
} );

it.each( [
	[ 'takeTheirs', true ],
	[ 'tellOutage', true ],
	[ 'keepSession', true ],
	[ 'holdStyles', true ],
	[ 'twinOf', true ],
	[ 'SectionOf', true ],
	[ 'heir', true ],
	[ 'StylesPresence', true ],
	[ 'acceptTheirs', false ],
	[ 'takenSlugs', false ],
	[ 'teller', false ],
	[ 'indexOf', false ],
	[ 'keepCaretInsideBlock', false ],
] )( 'the name %s is vague: %s', ( name, isVague ) => {
	expect( isVagueName( name ) ).toBe( isVague );
} );

it( 'holds names of the source to more rules than others', () => {
	const text = 'type SectionOf = string; const api = { tellOutage() {} };';
	expect( findWordProblems( 'a.ts', text ) ).toEqual( [] );
	expect( findWordProblems( 'a.ts', text, { isSource: true } ) ).toHaveLength(
		2
	);
} );

it( 'joins line comments that follow each other', () => {
	const half = `// ${ words( 16 ) }`;
	expect( findWordProblems( 'a.ts', `${ half }\n${ half }\n` ) ).toHaveLength(
		1
	);
	expect( findWordProblems( 'a.ts', `${ half }\n\n${ half }\n` ) ).toEqual(
		[]
	);
} );

it( 'reads comments in markup', () => {
	expect(
		findWordProblems(
			'a.tsx',
			'const a = <p>{ /* What is shown. */ }</p>;'
		)
	).toHaveLength( 1 );
} );

it( 'reads PHP, and passes over strings that look like comments', () => {
	const problems = findPhpWordProblems(
		[
			'<?php',
			'/** What it does. */',
			"$pattern = '// What is this?';",
			'function hold() {}',
			'#[Attribute]',
			'function token_of() {}',
			'function of_post() {}',
			'function keep_css() {}',
			'function get_token() {}',
		].join( '\n' )
	);
	expect( problems.map( ( { line } ) => line ) ).toEqual( [ 2, 4, 6, 7, 8 ] );
} );
