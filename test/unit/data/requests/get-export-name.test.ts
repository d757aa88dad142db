import { getExportName } from '@/data/requests/get-export-name';

describe( 'getExportName', () => {
	it.each( [
		[ 'attachment; filename=twentytwentyfive.zip', 'twentytwentyfive.zip' ],
		[ 'attachment; filename="my theme.zip"', 'my theme.zip' ],
		[ 'attachment; filename=theme', 'theme.zip' ],
		[ 'attachment; filename=theme.zip; size=12', 'theme.zip' ],
		[ 'attachment', 'edit-site-export.zip' ],
		[ 'attachment; filename=', 'edit-site-export.zip' ],
		[ 'attachment; filename=".zip"', 'edit-site-export.zip' ],
		[ null, 'edit-site-export.zip' ],
	] )( 'of %s is %s', ( header, name ) => {
		expect( getExportName( header ) ).toBe( name );
	} );
} );
