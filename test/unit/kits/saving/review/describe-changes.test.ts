import { describeChanges } from '@/kits/saving/review/describe-changes';

const LONG = 'word '.repeat( 30 );

describe( 'describeChanges', () => {
	it.each( [
		[
			'a text',
			{ title: 'New' },
			{ title: 'Old' },
			'Title: “Old” → “New”',
		],
		[
			'a rendered text',
			{ title: 'New' },
			{ title: { raw: 'Old', rendered: 'Old' } },
			'Title: “Old” → “New”',
		],
		[
			'an emptied text',
			{ slug: '' },
			{ slug: 'old' },
			'Slug: “old” → (empty)',
		],
		[
			'a flag',
			{ sticky: true },
			{ sticky: false },
			'Sticky: “Off” → “On”',
		],
		[
			'a number',
			{ menu_order: 3 },
			{ menu_order: 0 },
			'Order: “0” → “3”',
		],
		[ 'blocks', { content: '<!-- b -->' }, { content: '' }, 'Content' ],
		[ 'a secret', { password: 'new' }, { password: 'old' }, 'Password' ],
		[
			'an id',
			{ featured_media: 7 },
			{ featured_media: 0 },
			'Featured Image',
		],
		[ 'a list', { categories: [ 1 ] }, { categories: [] }, 'Categories' ],
		[
			'an unknown field',
			{ acme_colour: 'red' },
			{ acme_colour: 'blue' },
			'acme colour: “blue” → “red”',
		],
		[
			'hostile markup',
			{ title: '<img src=x onerror=1>' },
			{ title: 'A' },
			'Title: “A” → “<img src=x onerror=1>”',
		],
	] )( 'names %s', ( _case, edits, base, expected ) => {
		expect( describeChanges( { edits, base } ) ).toEqual( [ expected ] );
	} );

	it( 'shortens what is long', () => {
		const [ line ] = describeChanges( {
			edits: { description: LONG },
			base: { description: 'x' },
		} );
		expect( line ).toMatch( /^Description: “x” → “.{59}…”$/ );
	} );

	it( 'says the values alone of a single setting, and nothing of one that cannot be read', () => {
		expect(
			describeChanges( {
				edits: { title: 'New' },
				base: { title: 'Old' },
				isSingleValue: true,
			} )
		).toEqual( [ '“Old” → “New”' ] );
		expect(
			describeChanges( {
				edits: { active_templates: {} },
				base: { active_templates: { index: 4 } },
				isSingleValue: true,
			} )
		).toEqual( [] );
	} );

	it.each( [
		[ 0, 5, 'Added' ],
		[ null, 5, 'Added' ],
		[ 4, 5, 'Another picture' ],
		[ 4, 0, 'Removed' ],
		[ 4, null, 'Removed' ],
	] )( 'says of a picture from %s to %s: %s', ( from, to, expected ) => {
		expect(
			describeChanges( {
				edits: { site_logo: to },
				base: { site_logo: from },
				isSingleValue: true,
			} )
		).toEqual( [ expected ] );
	} );
} );
