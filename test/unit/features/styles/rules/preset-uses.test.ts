import { listPresetUses } from '@/features/styles/rules/preset-uses';

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
] )( 'lists nothing for %s', ( _name, kind, slug ) => {
	expect( listPresetUses( STYLES, kind, slug ) ).toEqual( [] );
} );
