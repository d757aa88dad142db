import { useState } from 'react';

import { __ } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';

import { lazyPart } from '@/components/lazy-part';
import { LiveOnlyButton } from '@/kits/actions';
import type { PostType } from '../reads/post-type';
import type { ArrangeModalProps } from './arrange-modal';

const ArrangeModal = lazyPart< ArrangeModalProps >( () =>
	import( './arrange-modal' ).then( ( module ) => module.ArrangeModal )
);

/** Button that opens the tree of a type, in which pages are ordered and nested. */
export function ArrangeButton( { postType }: { postType: PostType } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<LiveOnlyButton
				what="content"
				size="compact"
				icon={ dragHandle }
				label={ __( 'Arrange', 'atelier' ) }
				onClick={ () => setIsOpen( true ) }
			/>
			{ isOpen && (
				<ArrangeModal
					postType={ postType }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}
