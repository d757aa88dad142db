import { getBaseView } from '@/kits/list/view/get-base-view';
import { getListName } from '@/kits/list/view/list-name';

describe( 'getListName', () => {
	it.each( [
		[ undefined, 'page' ],
		[ 'drafts', 'page' ],
		[ 'trash', 'page/trash' ],
		[ '9', 'page/9' ],
	] )( 'names the list with activeView %s %s', ( activeView, name ) => {
		const saved = [ { id: 9, view: { type: 'grid' as const } } ];

		expect(
			getListName( 'page', getBaseView( activeView, saved, 3 ) )
		).toBe( name );
	} );
} );
