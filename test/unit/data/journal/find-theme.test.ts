import { findTheme } from '@/data/journal/find-theme';
import type { Fields } from '@/data/writes/compare-fields';
import type { RecordRef } from '@/data/writes/dirty-record';

const post = ( name: string, key: number | string ): RecordRef => ( {
	kind: 'postType',
	name,
	key,
} );

describe( 'findTheme', () => {
	it.each< [ string, RecordRef, Fields | undefined, string | undefined ] >( [
		[
			'styles',
			{ kind: 'root', name: 'globalStyles', key: 5 },
			undefined,
			'current',
		],
		[
			'a setting',
			{ kind: 'root', name: 'site', key: undefined, property: 'title' },
			undefined,
			undefined,
		],
		[ 'a page', post( 'page', 1 ), { theme: 'other' }, undefined ],
		[ 'a template', post( 'wp_template', 3 ), { theme: 'other' }, 'other' ],
		[
			'a part that is not loaded',
			post( 'wp_template_part', 'other//header' ),
			undefined,
			'other',
		],
		[
			'a template of no theme',
			post( 'wp_template', 3 ),
			{ theme: '' },
			undefined,
		],
	] )( 'tells to which theme belongs %s', ( _, ref, record, theme ) => {
		expect( findTheme( ref, record, 'current' ) ).toBe( theme );
	} );
} );
