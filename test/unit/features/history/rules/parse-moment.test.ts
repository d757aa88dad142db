import {
	getMomentId,
	parseMoment,
} from '@/features/history/rules/parse-moment';

it.each( [
	[ '1764150412', '1764150412', undefined ],
	[ 'moment-45', 'moment-45', 45 ],
	[ 'moment-', undefined, undefined ],
	[ '-1', undefined, undefined ],
	[ '', undefined, undefined ],
	[ '9'.repeat( 20 ), undefined, undefined ],
] )( 'parseMoment reads %s', ( text, at, id ) => {
	expect( parseMoment( text ) ).toBe( at );
	expect( getMomentId( text ) ).toBe( id );
} );
