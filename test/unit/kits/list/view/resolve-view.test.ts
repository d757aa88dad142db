import { BASE_VIEW, LAYOUT_DEFAULTS } from '@/kits/list/view/base-view';
import { resolveView, type ViewLayers } from '@/kits/list/view/resolve-view';

const SAVED = { ...BASE_VIEW, type: 'grid' as const, perPage: 50 };

describe( 'resolveView', () => {
	it.each< [ string, ViewLayers, object ] >( [
		[
			'opens in list layout with nothing else said',
			{ base: BASE_VIEW },
			{ type: 'list', perPage: 20 },
		],
		[
			'takes the layout of a saved view',
			{ base: SAVED, layout: 'grid' },
			{ type: 'grid', perPage: 50 },
		],
		[
			'prefers what is remembered to the saved view',
			{
				base: SAVED,
				layout: 'grid',
				remembered: { type: 'table', perPage: 10 },
			},
			{ type: 'table', perPage: 10 },
		],
		[
			'prefers the address to what is remembered',
			{
				base: SAVED,
				layout: 'grid',
				remembered: { type: 'table', perPage: 10 },
				address: { layout: 'list', perPage: '100' },
			},
			{ type: 'list', perPage: 100 },
		],
		[
			'passes over layers that cannot be read',
			{
				base: BASE_VIEW,
				layout: 'table',
				remembered: 'broken',
				address: { layout: 'pie', perPage: '7', paged: '-1' },
			},
			{ type: 'table', perPage: 20, page: 1 },
		],
		[
			'gives each layout what it brings along',
			{
				base: BASE_VIEW,
				address: { layout: 'grid' },
				layouts: { ...LAYOUT_DEFAULTS, grid: { showMedia: false } },
			},
			{ type: 'grid', showMedia: false },
		],
	] )( '%s', ( _title, layers, expected ) => {
		expect( resolveView( layers ) ).toMatchObject( expected );
	} );
} );
