import { extractJson } from '@/utils/extract-json';

const WARNING =
	'<br />\n<b>Warning</b>: Undefined variable $x in <b>/srv/plugins/a/a.php</b> on line <b>3</b><br />\n';
const ANSWER = { id: 1, list: [ { text: 'a "}" \\ <html>' } ] };
const JSON_TEXT = JSON.stringify( ANSWER );

describe( 'extractJson', () => {
	it.each( [
		[ 'nothing', '', '' ],
		[ 'a byte order mark and blanks', '\uFEFF\n ', ' \n' ],
		[ 'a warning before it', WARNING, '' ],
		[ 'a comment after it', '', '<!-- 12 queries -->' ],
		[ 'a warning and a comment', WARNING, '\n<!-- late -->' ],
		[ 'text without an end', 'debug', '' ],
		[ 'text that ends with a colon', 'debug: ', '' ],
		[ 'brackets', 'Array ( [0] => {"a":1} ) ', '' ],
		[
			'a style and a script with data',
			'<style>.a{b:c}</style><script>var a = {"b":[1,2,3]};</script>',
			'',
		],
		[
			'a log line with a date',
			'[24-Nov-2026 10:00:00 UTC] PHP Notice: no { here ',
			'',
		],
		[ 'what the dashboard ends with', '', '0' ],
	] )( 'reads an answer with %s', ( _name, before, after ) => {
		expect( extractJson( before + JSON_TEXT + after )?.value ).toEqual(
			ANSWER
		);
	} );

	it( 'says what was printed', () => {
		expect(
			extractJson( `${ WARNING }${ JSON_TEXT }<!-- late -->` )?.printed
		).toBe( `${ WARNING }<!-- late -->` );
		expect( extractJson( JSON_TEXT )?.printed ).toBe( '' );
	} );

	it( 'reads a list', () => {
		expect( extractJson( `${ WARNING }[${ JSON_TEXT }]` )?.value ).toEqual(
			[ ANSWER ]
		);
	} );

	it.each( [
		[ 'an empty answer', '' ],
		[ 'text', 'Briefly unavailable.' ],
		[ 'a piece of markup', '<p>Soon' ],
		[
			'a page that ends with data',
			`<!DOCTYPE html><p>Soon</p>${ JSON_TEXT }`,
		],
		[
			'a page with data in a script',
			`<html><script type="application/ld+json">${ JSON_TEXT }</script></html>`,
		],
		[
			'a script without a page',
			`<script type="application/json">${ JSON_TEXT }</script>`,
		],
		[ 'a list that was cut off', '[{"id":1},{"id":2}' ],
		[ 'a record that was cut off', '{"id":1,"list":[1,2]' ],
		[ 'a record that was cut off in a text', '{"id":1,"list":{"a":"b' ],
		[ 'a printed array', 'Array\n(\n    [0] => 1\n    [1] => 2\n)\n' ],
	] )( 'finds none in %s', ( _name, text ) => {
		expect( extractJson( text ) ).toBeUndefined();
	} );

	it( 'does not search a long text of another kind for ever', () => {
		expect( extractJson( '{'.repeat( 100_000 ) ) ).toBeUndefined();
	} );
} );
