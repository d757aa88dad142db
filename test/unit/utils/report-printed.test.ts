import { reportPrinted, reportPrintedHeader } from '@/utils/report-printed';

it( 'names the plugins and themes whose files a warning names', () => {
	reportPrinted(
		'Warning in /srv/wp-content/plugins/a-plugin/a.php and C:\\site\\themes\\a.theme\\b.php'
	);
	expect( console ).toHaveWarnedWith(
		'Printed into an answer of the server by plugins/a-plugin, themes/a.theme:',
		'Warning in /srv/wp-content/plugins/a-plugin/a.php and C:\\site\\themes\\a.theme\\b.php'
	);
} );

it( 'says the same once, and nothing of blanks', () => {
	reportPrinted( 'Hello' );
	reportPrinted( ' Hello\n' );
	reportPrinted( ' \n' );

	expect( console ).toHaveWarnedWith(
		'Printed into an answer of the server:',
		'Hello'
	);
} );

it( 'reads what the server has taken out, and passes over what it cannot read', () => {
	const told = { by: [ 'plugins/hello' ], text: 'Grüße' };
	reportPrintedHeader( encodeURIComponent( JSON.stringify( told ) ) );
	expect( console ).toHaveWarnedWith(
		'Printed into an answer of the server by plugins/hello:',
		'Grüße'
	);
	for ( const header of [ null, '', '%7B%22by', '%' ] ) {
		reportPrintedHeader( header );
	}
} );
