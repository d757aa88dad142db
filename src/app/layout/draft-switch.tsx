import { useState } from 'react';
import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';

import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';

const DraftMenu = lazyPart( () =>
	import(
		/* webpackChunkName: "drafts" */ '@/features/drafts/draft-menu'
	).then( ( module ) => module.DraftMenu )
);

const NewDraftDialog = lazyPart( () =>
	import(
		/* webpackChunkName: "drafts" */ '@/features/drafts/dialogs/new-draft-dialog'
	).then( ( module ) => module.NewDraftDialog )
);

/** Shows the current design, live or a draft, and opens the menu of the others. */
export function DraftSwitch() {
	const { draft, rights, theme, themePreview } = getBootPayload();
	const [ isNaming, setIsNaming ] = useState( false );
	if ( ! rights.editDesign || ! theme.isBlockTheme || themePreview ) {
		return null;
	}
	const name = draft
		? /* translators: %s: name of a draft of the design. */
		  sprintf( __( 'Draft: %s', 'atelier' ), draft.name )
		: __( 'Live', 'atelier' );
	return (
		<>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className="atelier-draft-switch"
						icon={ chevronDown }
						iconPosition="right"
						iconSize={ 16 }
						aria-expanded={ isOpen }
						aria-haspopup="true"
						onClick={ onToggle }
					>
						{ name }
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<DraftMenu
						onClose={ onClose }
						onNew={ () => setIsNaming( true ) }
					/>
				) }
			/>
			{ isNaming && (
				<NewDraftDialog onClose={ () => setIsNaming( false ) } />
			) }
		</>
	);
}
