/**
 * @jest-environment node
 */
import { npmAdvice } from '../../../../tools/lib/npm-advice.mjs';

describe( 'npmAdvice', () => {
	it.each( [
		[ 'npm error code ENOTFOUND', /cannot be reached/ ],
		[ 'npm error code ECONNREFUSED', /cannot be reached/ ],
		[ 'npm error code ENOSPC', /disk is full/ ],
		[ 'npm error code EACCES', /may not write/ ],
		[ 'npm error code EINTEGRITY', /not what was pinned/ ],
		[ 'npm error code E404', /does not have the package/ ],
		[ 'npm error code EUSAGE', /disagree/ ],
		[ 'npm error something new', /npm said:\nnpm error something new/ ],
	] )( 'for “%s” says what to do', ( output, advice ) => {
		expect( npmAdvice( output ) ).toMatch( advice );
	} );

	it( 'keeps the lines that say what went wrong, and leaves out the log’s path', () => {
		const advice = npmAdvice(
			'npm warn old\nnpm error code E404\nnpm error A complete log of this run can be found in: /home'
		);
		expect( advice ).toContain( 'npm error code E404' );
		expect( advice ).not.toMatch( /npm warn|complete log/ );
	} );
} );
