import {
	listCssUses,
	listPresetUses,
} from '@/features/styles/rules/preset-uses';

const STYLES = {
	color: { text: 'var:preset|color|ink', background: '#111' },
	elements: {
		link: { color: { text: 'var(--wp--preset--color--ink)' } },
		button: { color: { text: 'var(--wp--preset--color--ink-2)' } },
	},
	css: 'a { color: var(--wp--preset--color--ink); }',
	spacing: [ 7 ],
};

it( 'lists the values that refer to a preset, in either spelling', () => {
	expect( listPresetUses( STYLES, 'color', 'ink' ) ).toEqual( [
		[ 'color', 'text' ],
		[ 'elements', 'link', 'color', 'text' ],
		[ 'css' ],
	] );
} );

it.each( [
	[ 'another kind', 'gradient', 'ink' ],
	[ 'a preset that nothing uses', 'color', 'sky' ],
	[ 'a preset whose slug only begins so', 'color', 'in' ],
] )( 'lists nothing for %s', ( _name, kind, slug ) => {
	expect( listPresetUses( STYLES, kind, slug ) ).toEqual( [] );
} );

it( 'does not take a longer slug for a preset', () => {
	expect(
		listPresetUses( { text: 'var:preset|color|ink-2' }, 'color', 'ink' )
	).toEqual( [] );
} );

it.each( [
	[ 'color', 'ink', [ 1, 4 ] ],
	[ 'color', 'ink-2', [ 2 ] ],
	[ 'font-size', 'big', [ 3 ] ],
	[ 'spacing', 'ink', [] ],
	[ 'color', 'a(b', [] ],
] )( 'lists the lines of CSS that name %s %s', ( kind, slug, lines ) => {
	expect(
		listCssUses(
			[
				'a { color: var(--wp--preset--color--ink) }',
				'b { color: var( --wp--preset--color--ink-2, red ) }',
				'.has-big-font-size {}',
				'.has-ink-background-color {}',
				// A declaration is no use.
				':root { --wp--preset--color--ink: var(--wp--custom--ink) }',
			].join( '\n' ),
			kind,
			slug
		)
	).toEqual( lines );
} );
