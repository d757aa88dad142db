import {
	listSectionCommands,
	listSectionGroups,
	SECTION_PATHS,
	type SectionName,
} from '@/features/styles/rules/section-table';

const namesOf = ( isShown: ( name: SectionName ) => boolean ) =>
	listSectionGroups( isShown ).map( ( { rows } ) =>
		rows.map( ( { name } ) => name )
	);

describe( 'the groups of the root', () => {
	it( 'stand in the order of the table', () => {
		expect( namesOf( () => true ) ).toEqual( [
			[ 'variations' ],
			[ 'typography', 'colors', 'background', 'shadows', 'layout' ],
			[ 'blocks' ],
		] );
	} );

	it.each( [
		[ 'leave out what has nothing to change', 'colors', 3 ],
		[ 'are none where nothing is left of them', 'variations', 2 ],
	] )( '%s', ( _title, hidden, length ) => {
		const groups = namesOf( ( name ) => name !== hidden );
		expect( groups ).toHaveLength( length );
		expect( groups.flat() ).not.toContain( hidden );
	} );

	it( 'have labels, icons and a sentence', () => {
		const [ , looks, blocks ] = listSectionGroups( () => true );
		expect( looks?.rows[ 0 ] ).toEqual( {
			name: 'typography',
			label: 'Typography',
			icon: 'typography',
		} );
		expect( blocks ).toEqual( {
			description:
				'Customize the appearance of specific blocks for the whole site.',
			rows: [ { name: 'blocks', label: 'Blocks' } ],
		} );
	} );
} );

it.each( [
	[ 'typography/font-sizes', { section: '/typography/font-sizes' } ],
	[ 'manage-fonts', { section: '/typography', fonts: 'library' } ],
	[ 'style-book', { preview: 'stylebook' } ],
] )( 'the command %s leads to %j', ( name, query ) => {
	expect(
		listSectionCommands().find( ( command ) => command.name === name )
			?.query
	).toEqual( query );
} );

it( 'asks for the right to CSS', () => {
	expect(
		listSectionCommands().flatMap( ( { name, right } ) =>
			right ? [ [ name, right ] ] : []
		)
	).toEqual( [ [ 'css', 'editCss' ] ] );
} );

it( 'knows paths and parents of sections alone', () => {
	expect( SECTION_PATHS ).toMatchObject( {
		css: { path: '/css', parent: 'root' },
		'font-sizes': { parent: 'typography' },
	} );
	expect( SECTION_PATHS ).not.toHaveProperty( 'manage-fonts' );
} );
