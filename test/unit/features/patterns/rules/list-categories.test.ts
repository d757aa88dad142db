import {
	isBareCategory,
	listPartAreas,
	listPatternCategories,
} from '@/features/patterns/rules/list-categories';
import {
	toPartItems,
	toPatternItems,
} from '@/features/patterns/rules/to-items';
import type {
	PatternLibrary,
	UserPattern,
} from '@/features/patterns/reads/patterns';

const aPattern = ( changes: Partial< UserPattern > ): UserPattern => ( {
	id: 1,
	title: 'Mine',
	slug: 'mine',
	status: 'publish',
	excerpt: '',
	modified: '2026-01-01T00:00:00',
	sync: '',
	categories: [],
	author: 1,
	canEdit: true,
	canDelete: true,
	...changes,
} );

const registered = ( name: string, categories: readonly string[] ) => ( {
	name,
	title: name,
	description: '',
	keywords: [],
	categories,
	source: 'theme',
	viewportWidth: 0,
} );

const LIBRARY: PatternLibrary = {
	authors: new Map(),
	patterns: [
		aPattern( { id: 1, categories: [ 7 ] } ),
		aPattern( { id: 2, categories: [ 7, 8 ] } ),
		aPattern( { id: 3, categories: [ 99 ] } ),
	],
	registered: [
		registered( 'theme/a', [ 'posts' ] ),
		registered( 'theme/b', [ 'posts', 'banner' ] ),
		registered( 'theme/c', [ 'unknown' ] ),
	],
	categories: [
		{ name: 'posts', label: 'Posts', description: 'Lists' },
		{ name: 'banner', label: 'Banners', description: '' },
		{ name: 'empty', label: 'Empty', description: '' },
		{
			id: 7,
			name: 'mine',
			label: 'Mine',
			description: '',
			canEdit: true,
			canDelete: true,
		},
		{
			id: 8,
			name: 'banner',
			label: 'My banners',
			description: '',
			canEdit: true,
		},
		{ id: 9, name: 'unused', label: 'Unused', description: '' },
	],
	can: { create: true, createCategories: true },
};

it( 'counts as bare what is registered and empty, and no category of a person', () => {
	const categories = listPatternCategories( [], LIBRARY.categories );
	expect(
		categories.filter( isBareCategory ).map( ( { name } ) => name )
	).toEqual( [ 'banner', 'empty', 'posts' ] );
	expect( categories.map( ( { name } ) => name ) ).toContain( 'mine' );
} );

describe( 'listPatternCategories', () => {
	const categories = listPatternCategories(
		toPatternItems( LIBRARY ),
		LIBRARY.categories
	);
	const counts = Object.fromEntries(
		categories.map( ( { name, count } ) => [ name, count ] )
	);

	it( 'counts a category with only theme patterns, one of both and empty ones', () => {
		expect( counts ).toEqual( {
			'all-patterns': 6,
			'my-patterns': 3,
			banner: 2,
			empty: 0,
			mine: 2,
			posts: 2,
			unused: 0,
			// One whose category is gone, and one whose category nobody registers.
			uncategorized: 2,
		} );
	} );

	it( 'lists the groups first, then categories by label', () => {
		expect( categories.map( ( { label } ) => label ) ).toEqual( [
			'All patterns',
			'My patterns',
			'Banners',
			'Empty',
			'Mine',
			'Posts',
			'Unused',
			'Uncategorized',
		] );
	} );

	it.each( [
		[ 'mine', 7, true ],
		[ 'banner', undefined, false ],
		[ 'posts', undefined, false ],
	] )( 'knows whose %s is', ( name, termId, canEdit ) => {
		const category = categories.find( ( item ) => item.name === name );
		expect( category?.termId ).toBe( termId );
		expect( category?.canEdit ).toBe( canEdit );
	} );
} );

describe( 'listPartAreas', () => {
	it( 'lists all parts by title, each area, those of the theme too, and the general one last', () => {
		const areas = [ 'uncategorized', 'header', 'aside' ].map(
			( name ) => ( {
				name,
				label: name,
				description: '',
				icon: '',
			} )
		);
		const parts = toPartItems( {
			areas,
			can: { create: true },
			parts: [ 'header', 'aside', 'gone' ].map( ( area ) => ( {
				id: `t//${ area }`,
				slug: area,
				title: area,
				description: '',
				area,
				source: 'theme',
				hasThemeFile: true,
				wpId: 0,
				theme: 'T',
				modified: null,
				author: { source: 'theme' as const, name: 'T', avatar: '' },
				canEdit: true,
				canDelete: false,
			} ) ),
		} );
		expect( parts.map( ( { title } ) => title ) ).toEqual( [
			'aside',
			'gone',
			'header',
		] );
		expect(
			listPartAreas( parts, areas ).map( ( { name, count } ) => [
				name,
				count,
			] )
		).toEqual( [
			[ 'all-parts', 3 ],
			[ 'header', 1 ],
			[ 'aside', 1 ],
			[ 'uncategorized', 1 ],
		] );
	} );
} );
