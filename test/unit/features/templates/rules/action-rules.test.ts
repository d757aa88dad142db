import { readLibrary } from '@/features/templates/resolver';
import {
	canActivate,
	canDeactivate,
	canDelete,
	canReset,
	getActivatedValue,
	getDeactivatedValue,
} from '@/features/templates/rules/action-rules';
import {
	aMixedLibrary,
	findTemplate,
	THEME,
} from '../../../../helpers/template-library';

describe( 'the rules of templates', () => {
	const items = readLibrary( aMixedLibrary() );

	it.each( [
		[ `${ THEME }//index`, false, false, false, false ],
		[ `${ THEME }//page`, false, true, false, false ],
		[ `${ THEME }//single`, true, false, false, false ],
		[ 7, false, true, true, false ],
		[ 8, true, false, true, true ],
		[ 9, true, false, false, true ],
		[ 11, false, true, false, true ],
		[ 12, false, false, false, true ],
		[ `${ THEME }//plain`, false, true, false, false ],
		[ 10, false, false, false, true ],
	] )(
		'let %s be activated: %s, deactivated: %s, reset: %s, deleted: %s',
		( id, activate, deactivate, reset, remove ) => {
			const item = findTemplate( items, id );
			expect( canActivate( item ) ).toBe( activate );
			expect( canDeactivate( item ) ).toBe( deactivate );
			expect( canReset( item ) ).toBe( reset );
			expect( canDelete( item ) ).toBe( remove );
		}
	);

	it( 'switch the theme’s index neither on nor off, and a version of it both ways', () => {
		const file = findTemplate( items, `${ THEME }//index` );
		const version = {
			...findTemplate( items, 8 ),
			slug: 'index',
		};
		expect( canActivate( { ...file, state: 'inactive' } ) ).toBe( false );
		expect( canDeactivate( file ) ).toBe( false );
		expect( canActivate( version ) ).toBe( true );
		expect( canDeactivate( { ...version, state: 'active' } ) ).toBe( true );
	} );

	it( 'store false for a file and remove the entry of a version', () => {
		expect(
			getDeactivatedValue( findTemplate( items, `${ THEME }//page` ) )
		).toBe( false );
		expect( getDeactivatedValue( findTemplate( items, 7 ) ) ).toBeNull();
		expect( getActivatedValue( findTemplate( items, 8 ) ) ).toBe( 8 );
		expect(
			getActivatedValue( findTemplate( items, `${ THEME }//single` ) )
		).toBeNull();
	} );
} );
