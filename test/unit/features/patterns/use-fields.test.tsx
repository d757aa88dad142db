import { render, renderHook } from '@testing-library/react';

import { registerStores } from '@/data/store';
import type { PatternItem } from '@/features/patterns/rules/types';
import { usePatternFields } from '@/features/patterns/use-fields';

registerStores();

const HERO: PatternItem = {
	key: 'wp_block:slate/hero',
	type: 'wp_block',
	id: 'slate/hero',
	title: 'Hero',
	description: '',
	keywords: [],
	categories: [],
	source: 'theme',
	sourceLabel: 'Theme',
	author: { source: 'theme', name: 'Slate', avatar: '' },
	syncStatus: 'unsynced',
	canEdit: false,
	canDelete: false,
	isCustomized: false,
	categoryIds: [],
	wpId: 0,
};

const show = ( id: string, item: PatternItem ) => {
	const { result } = renderHook( () => usePatternFields( item.type, '' ) );
	const field = result.current.find( ( candidate ) => candidate.id === id );
	const Value = field?.render as React.ComponentType< {
		item: PatternItem;
	} >;
	return render( <Value item={ item } /> ).container;
};

describe( 'The fields of patterns', () => {
	it.each( [
		[ 'unsynced', 'Not synced' ],
		[ 'full', 'Synced' ],
	] as const )( 'say of %s: %s (specification 9)', ( syncStatus, label ) => {
		expect(
			show( 'sync-status', { ...HERO, syncStatus } ).textContent
		).toBe( label );
	} );

	it( 'say with an icon what brings a pattern', () => {
		const container = show( 'author', HERO );
		expect( container.textContent ).toBe( 'Slate' );
		expect( container.querySelector( 'svg' ) ).not.toBeNull();
	} );
} );
