import { Button, Dropdown } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

import { postKind } from '@/data/records/record-kinds';
import { requireSaved, updateRecord } from '@/data/records/write-records';
import { getErrorMessage } from '@/utils/get-error-message';
import { getItemLabel } from './engine/describe-item';
import { escapeLabel } from './engine/escape-label';
import type { MenuProblem, MenuProblemKind } from './engine/find-problems';
import { editItem, removeItem } from './engine/menu-edits';
import type { MenuItem } from './engine/types';
import type { MenuChange } from './use-edited-menu';

/** Props of {@link ProblemButton}. */
export interface ProblemButtonProps {
	item: MenuItem;
	problem: MenuProblem;
	onEdit: ( change: MenuChange ) => void;
	/** Opens the form of the item. */
	onOpen: () => void;
}

/** What each problem is. */
const TEXTS: Readonly< Record< MenuProblemKind, () => string > > = {
	'no-label': () => __( 'The item has no label.', 'atelier' ),
	'no-address': () => __( 'The item leads nowhere.', 'atelier' ),
	gone: () => __( 'What the item leads to was deleted.', 'atelier' ),
	trash: () => __( 'What the item leads to is in the trash.', 'atelier' ),
	draft: () =>
		__(
			'What the item leads to is not published: visitors do not see the item.',
			'atelier'
		),
	private: () => __( 'What the item leads to is private.', 'atelier' ),
	moved: () =>
		__( 'The item has an old address of what it leads to.', 'atelier' ),
	duplicate: () =>
		__( 'Another item of the menu leads to the same.', 'atelier' ),
};

/** Tells what is wrong with an item, and offers what mends it. */
export function ProblemButton( {
	item,
	problem,
	onEdit,
	onOpen,
}: ProblemButtonProps ) {
	const { createErrorNotice } = useDispatch( noticesStore );
	const text = TEXTS[ problem.kind ]();
	const { target } = problem;
	const remove = () => onEdit( ( tree ) => removeItem( tree, item.key ) );
	const change = ( changes: Record< string, unknown > ) =>
		onEdit( ( tree ) => editItem( tree, item.key, changes ) );
	const publish = async () => {
		const { id, type } = item.attributes;
		try {
			requireSaved(
				await updateRecord( postKind( String( type ) ), id, {
					status: 'publish',
				} )
			);
		} catch ( error ) {
			void createErrorNotice(
				sprintf(
					/* translators: 1: label of an item. 2: the server's message. */
					__( '“%1$s” could not be published: %2$s', 'atelier' ),
					getItemLabel( item ),
					getErrorMessage( error, __( 'Unknown error.', 'atelier' ) )
				),
				{ type: 'snackbar' }
			);
		}
	};
	const isPost =
		item.attributes.kind !== 'taxonomy' && !! item.attributes.type;

	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="atelier-menu-tree__problem"
					icon={ caution }
					size="small"
					label={ sprintf(
						/* translators: 1: label of an item. 2: what is wrong with it. */
						__( '%1$s: %2$s', 'atelier' ),
						getItemLabel( item ),
						text
					) }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => (
				<div className="atelier-menu-problem">
					<p>{ text }</p>
					<div className="atelier-menu-problem__fixes">
						{ problem.kind === 'moved' && target?.link && (
							<Fix
								onClose={ onClose }
								onClick={ () => change( { url: target.link } ) }
							>
								{ __( 'Update the address', 'atelier' ) }
							</Fix>
						) }
						{ problem.kind === 'no-label' && target?.title && (
							<Fix
								onClose={ onClose }
								onClick={ () =>
									change( {
										label: escapeLabel(
											target.title ?? ''
										),
									} )
								}
							>
								{ sprintf(
									/* translators: %s: title of a page. */
									__( 'Call it “%s”', 'atelier' ),
									target.title
								) }
							</Fix>
						) }
						{ problem.kind === 'draft' && isPost && (
							<Fix
								onClose={ onClose }
								onClick={ () => void publish() }
							>
								{ __( 'Publish', 'atelier' ) }
							</Fix>
						) }
						<Fix onClose={ onClose } onClick={ onOpen }>
							{ __( 'Edit item', 'atelier' ) }
						</Fix>
						<Fix onClose={ onClose } onClick={ remove }>
							{ __( 'Remove', 'atelier' ) }
						</Fix>
					</div>
				</div>
			) }
		/>
	);
}

interface FixProps {
	onClose: () => void;
	onClick: () => void;
	children: string;
}

function Fix( { onClose, onClick, children }: FixProps ) {
	return (
		<Button
			variant="secondary"
			size="compact"
			onClick={ () => {
				onClose();
				onClick();
			} }
		>
			{ children }
		</Button>
	);
}
