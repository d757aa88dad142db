import { MenuGroup, MenuItem, NavigableMenu } from '@wordpress/components';
import { useFocusOnMount } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';

import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';
import { openPage } from '@/utils/open-page';
import { ReadState } from '@/components/read-state';
import { getDraftUrl } from './draft-address';
import { isProposing } from './is-proposing';
import { draftsResource } from './reads/drafts';
import './style.scss';

/** Largest number of drafts that the menu lists; the screen lists all. */
const MAX_LISTED = 10;

/** Props of {@link DraftMenu}. */
export interface DraftMenuProps {
	onClose: () => void;
	/** Opens the dialog that creates a draft. */
	onNew: () => void;
}

/** Menu of the designs that can be edited: the live one and the drafts of this theme. */
export function DraftMenu( { onClose, onNew }: DraftMenuProps ) {
	const { draft } = getBootPayload();
	const { navigate } = useNavigate();
	const read = useResource( draftsResource );
	// The popover looks for its first focusable element before this has loaded.
	const ref = useFocusOnMount( 'firstElement' );
	const { data } = read;
	const usable = ( data ?? [] ).filter(
		( { isUsable, isPublished } ) => isUsable && ! isPublished
	);
	return (
		<NavigableMenu
			ref={ ref }
			className="atelier-draft-menu"
			role="menu"
			aria-label={ __( 'Drafts of the design', 'atelier' ) }
		>
			<MenuGroup label={ __( 'Work on', 'atelier' ) }>
				{ ! isProposing() && (
					<DesignItem
						isCurrent={ ! draft }
						label={ __( 'Live design', 'atelier' ) }
					/>
				) }
				{ usable.slice( 0, MAX_LISTED ).map( ( { id, name } ) => (
					<DesignItem
						key={ id }
						id={ id }
						isCurrent={ draft?.id === id }
						label={ name }
					/>
				) ) }
				<ReadState
					read={ read }
					failure={ __(
						'The drafts could not be loaded.',
						'atelier'
					) }
				/>
			</MenuGroup>
			<MenuGroup>
				<MenuItem
					onClick={ () => {
						onClose();
						onNew();
					} }
				>
					{ __( 'New draft…', 'atelier' ) }
				</MenuItem>
				<MenuItem
					onClick={ () => {
						onClose();
						navigate( describeScreen( 'drafts' ).path );
					} }
				>
					{ __( 'All drafts', 'atelier' ) }
				</MenuItem>
			</MenuGroup>
		</NavigableMenu>
	);
}

function DesignItem( {
	id,
	label,
	isCurrent,
}: {
	id?: number;
	label: string;
	isCurrent: boolean;
} ) {
	return (
		<MenuItem
			role="menuitemradio"
			isSelected={ isCurrent }
			icon={ isCurrent ? check : null }
			onClick={ () => {
				if ( ! isCurrent ) {
					openPage( getDraftUrl( window.location.href, id ) );
				}
			} }
		>
			{ label }
		</MenuItem>
	);
}
