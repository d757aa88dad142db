import {
	HOST_SIDEBAR,
	OWN_SIDEBAR,
	syncSidebar,
} from '@/features/styles/sidebar/sync-sidebar';

const at = ( sidebar: string | null, section?: string ) => ( {
	sidebar,
	section,
} );

describe( 'syncSidebar', () => {
	it.each( [
		[
			'opens what the address asks for',
			null,
			at( 'edit-post/document', '/colors' ),
			'open',
		],
		[
			'puts ours in place of the host’s',
			at( null ),
			at( HOST_SIDEBAR ),
			'open',
		],
		[
			'puts ours in place of the host’s at a section',
			at( OWN_SIDEBAR, '/css' ),
			at( HOST_SIDEBAR, '/css' ),
			'open',
		],
		[
			'notes in the address that it was opened',
			at( null ),
			at( OWN_SIDEBAR ),
			'add-section',
		],
		[
			'notes it when the editor opens with it',
			null,
			at( OWN_SIDEBAR ),
			'add-section',
		],
		[
			'closes it when Back leaves its address',
			at( OWN_SIDEBAR, '/' ),
			at( OWN_SIDEBAR ),
			'close',
		],
		[
			'opens it when Back returns to its address',
			at( null ),
			at( null, '/colors' ),
			'open',
		],
		[
			'takes the section away when it was closed',
			at( OWN_SIDEBAR, '/colors' ),
			at( null, '/colors' ),
			'drop-section',
		],
		[
			'takes it away when another sidebar was opened',
			at( OWN_SIDEBAR, '/' ),
			at( 'edit-post/block', '/' ),
			'drop-section',
		],
		[
			'leaves another sidebar alone',
			null,
			at( 'edit-post/document' ),
			null,
		],
		[
			'leaves it at another section',
			at( OWN_SIDEBAR, '/' ),
			at( OWN_SIDEBAR, '/colors' ),
			null,
		],
	] )( '%s', ( _, before, now, step ) => {
		expect( syncSidebar( before, now ) ).toBe( step );
	} );
} );
