import { withUse } from '@/features/patterns/rules/with-use';
import type { PatternItem } from '@/features/patterns/rules/types';

const item = ( fields: Partial< PatternItem > ): PatternItem => ( {
	key: '7',
	type: 'wp_block',
	id: 7,
	title: 'Hero',
	description: '',
	keywords: [],
	categories: [],
	source: 'user',
	sourceLabel: 'Custom',
	author: { source: 'user', name: 'Ada', avatar: '' },
	canEdit: true,
	canDelete: true,
	isCustomized: false,
	categoryIds: [],
	wpId: 7,
	...fields,
} );

describe( 'withUse', () => {
	const part = { type: 'wp_template_part', id: 'tt5//header' } as const;
	it.each( [
		[ 'a synced pattern', { syncStatus: 'full' }, 'unused', 'unused' ],
		[ 'a synced pattern', { syncStatus: 'full' }, 'used', 'used' ],
		[ 'a part', part, 'unused', 'unused' ],
		[ 'a copied pattern', { syncStatus: 'unsynced' }, 'unused', undefined ],
		[ 'a copied pattern', { syncStatus: 'unsynced' }, 'used', 'used' ],
		[
			'a pattern of unknown use',
			{ syncStatus: 'full' },
			undefined,
			undefined,
		],
	] as const )(
		'says of %s %j, found %s: %s',
		( _, fields, use, expected ) => {
			expect( withUse( item( fields ), () => use ).use ).toBe( expected );
		}
	);
} );
