import { dirtyRecordId } from '@/data/writes/dirty-record';
import { listDirtyRecords } from '@/data/writes/list-dirty-records';

const aRecord = ( name: string, key: number | string | undefined = 1 ) => ( {
	kind: name === 'site' || name === 'globalStyles' ? 'root' : 'postType',
	name,
	key,
	title: `${ name } ${ key }`,
} );

const list = ( ...names: Array< [ string, ( number | string )? ] > ) =>
	listDirtyRecords( {
		records: names.map( ( [ name, key ] ) => aRecord( name, key ) ),
		siteEdits: {},
		settingLabels: {},
	} ).map( dirtyRecordId );

describe( 'listDirtyRecords', () => {
	it( 'is empty without changes', () => {
		expect( list() ).toEqual( [] );
	} );

	it( 'counts each changed setting of the site, in the order of the settings', () => {
		const records = listDirtyRecords( {
			records: [
				{ kind: 'root', name: 'site', key: undefined, title: 'Site' },
			],
			siteEdits: {
				page_on_front: 12,
				site_icon: 5,
				title: 'New',
				description: undefined,
			},
			settingLabels: { title: 'Title', site_icon: 'Icon' },
		} );
		expect(
			records.map( ( { property, title } ) => [ property, title ] )
		).toEqual( [
			[ 'title', 'Title' ],
			[ 'site_icon', 'Icon' ],
			[ 'page_on_front', 'page_on_front' ],
		] );
	} );

	it( 'puts what concerns the whole site first, and records of one kind together', () => {
		expect(
			list(
				[ 'page', 1 ],
				[ 'wp_block', 7 ],
				[ 'wp_template', 'theme//home' ],
				[ 'page', 2 ],
				[ 'globalStyles', 3 ]
			)
		).toEqual( [
			'root/globalStyles/3/',
			'postType/wp_template/theme//home/',
			'postType/page/1/',
			'postType/page/2/',
			'postType/wp_block/7/',
		] );
	} );

	it( 'calls the styles as their screen is called', () => {
		const [ styles ] = listDirtyRecords( {
			records: [
				{
					kind: 'root',
					name: 'globalStyles',
					key: 7,
					title: 'Custom Styles',
				},
			],
			siteEdits: {},
			settingLabels: {},
		} );
		expect( styles?.title ).toBe( 'Styles' );
	} );
} );
