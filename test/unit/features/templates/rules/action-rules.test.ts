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
		[ 9, false, false, false, true ],
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
