import {
	registerBlockType,
	setFreeformContentHandlerName,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';

import { installParseAfterBlocks } from '@/wordpress/parse-after-blocks';

describe( 'installParseAfterBlocks', () => {
	it( 'lets core-data derive no blocks from a record until blocks are registered', async () => {
		const read = ( { content }: { content: string } ) => [ content ];
		installParseAfterBlocks();
		await dispatch( coreStore ).addEntities( [
			// A site may have no posts, and types without blocks.
			{ kind: 'postType', name: 'plain' },
			{
				kind: 'postType',
				name: 'page',
				transientEdits: { blocks: { read }, selection: true },
			},
		] as never );
		const { blocks } = select( coreStore ).getEntityConfig(
			'postType',
			'page'
		).transientEdits;

		expect( blocks.read( { content: 'As stored' } ) ).toBeUndefined();

		registerBlockType( 'test/html', {
			apiVersion: 3,
			title: 'HTML',
			category: 'text',
			attributes: {},
		} );
		setFreeformContentHandlerName( 'test/html' );
		expect( blocks.read( { content: 'As stored' } ) ).toEqual( [
			'As stored',
		] );
	} );
} );
