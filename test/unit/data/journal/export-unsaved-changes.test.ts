import { createRegistry } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { exportUnsavedChanges } from '@/data/journal/export-unsaved-changes';
import { store as basesStore } from '@/data/writes/bases-store';
import { store } from '@/data/store';

async function aRegistry() {
	const registry = createRegistry();
	registry.register( coreStore );
	registry.register( store );
	registry.register( basesStore );
	const core = registry.dispatch( coreStore );
	core.addEntities( [
		{
			kind: 'postType',
			name: 'page',
			label: 'Page',
			baseURL: '/wp/v2/pages',
			key: 'id',
			rawAttributes: [ 'title', 'content' ],
			getTitle: ( { title }: { title?: string } ) => title ?? '',
		},
	] );
	await core.receiveEntityRecords(
		'postType',
		'page',
		[ 7, 8 ].map( ( id ) => ( { id, title: { raw: 'Before' } } ) ),
		undefined,
		false,
		undefined
	);
	return registry;
}

describe( 'exportUnsavedChanges', () => {
	it( 'returns nothing without unsaved changes', async () => {
		expect( exportUnsavedChanges( await aRegistry() ) ).toBeUndefined();
	} );

	it( 'copies every other record, and says why one cannot be', async () => {
		const registry = await aRegistry();
		const edit = ( id: number, edits: object ) =>
			registry
				.dispatch( coreStore )
				.editEntityRecord( 'postType', 'page', id, edits );
		await edit( 7, {
			title: 'Seven',
			content: () => {
				throw new Error( 'A block of a plugin cannot be saved.' );
			},
		} );
		await edit( 8, { title: 'Eight', content: () => 'After' } );
		expect( JSON.parse( exportUnsavedChanges( registry ) ?? '' ) ).toEqual(
			[
				{
					title: 'Seven',
					type: 'page',
					id: 7,
					problem: 'A block of a plugin cannot be saved.',
				},
				{
					title: 'Eight',
					type: 'page',
					id: 8,
					changes: { title: 'Eight', content: 'After' },
				},
			]
		);
	} );
} );
