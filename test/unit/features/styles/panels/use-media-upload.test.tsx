import { renderHook } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { useMediaUpload } from '@/features/styles/panels/use-media-upload';

const ATTACHMENT = { kind: 'postType', name: 'attachment' };

describe( 'useMediaUpload', () => {
	it.each( [
		[ 'uploads for those who may create attachments', true ],
		[ 'is not there for others', false ],
	] )( '%s', ( _case, mayCreate ) => {
		// As if the server had said so.
		const core = dispatch( coreStore ) as unknown as Record<
			'receiveUserPermission' | 'startResolution' | 'finishResolution',
			( ...args: unknown[] ) => void
		>;
		const args = [ 'create', ATTACHMENT ];
		core.startResolution( 'canUser', args );
		core.receiveUserPermission( 'create/postType/attachment', mayCreate );
		core.finishResolution( 'canUser', args );

		const { result } = renderHook( () => useMediaUpload() );
		expect( typeof result.current ).toBe(
			mayCreate ? 'function' : 'undefined'
		);
	} );
} );
