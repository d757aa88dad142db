import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { LiveOnly } from '@/data/site/live-only';
import { LiveOnlyButton } from '@/kits/actions';
import { runOnItems } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { describeProblem } from './describe-problem';
import { getItemLabel } from '../rules/describe-item';
import { escapeLabel } from '../rules/escape-label';
import type { MenuProblem } from '../rules/find-problems';
import { changeItem, removeItem } from '../rules/menu-edits';
import type { MenuItem } from '../rules/types';
import { publishTarget, restoreTarget } from '../writes/write-targets';
import type { MenuChange } from './use-edited-menu';

/** Props of {@link ProblemFixes}. */
export interface ProblemFixesProps {
	item: MenuItem;
	problem: MenuProblem;
	onEdit: ( change: MenuChange ) => void;
	/** Opens the form of the item. */
	onOpen: () => void;
	/** Called before a fix is applied. */
	onClose: () => void;
}

/** The problem of an item, with buttons for its fixes. */
export function ProblemFixes( {
	item,
	problem,
	onEdit,
	onOpen,
	onClose,
}: ProblemFixesProps ) {
	const { target } = problem;
	const remove = () => onEdit( ( tree ) => removeItem( tree, item.key ) );
	const change = ( changes: Record< string, unknown > ) =>
		onEdit( ( tree ) => changeItem( tree, item.key, changes ) );
	const { publish, restore } = createTargetWrites( item, problem, ( url ) =>
		change( { url } )
	);
	const isPost =
		item.attributes.kind !== 'taxonomy' && !! item.attributes.type;

	return (
		<div className="atelier-menu-problem">
			<p>{ describeProblem( problem.kind ) }</p>
			<div className="atelier-menu-problem__fixes">
				{ ( problem.kind === 'moved' ||
					problem.kind === 'no-address' ) &&
					target?.link && (
						<Fix
							onClose={ onClose }
							onClick={ () => change( { url: target.link } ) }
						>
							{ problem.kind === 'moved'
								? __( 'Update the address', 'atelier' )
								: __( 'Add the address', 'atelier' ) }
						</Fix>
					) }
				{ problem.kind === 'no-label' && target?.title && (
					<Fix
						onClose={ onClose }
						onClick={ () =>
							change( {
								label: escapeLabel( target.title ?? '' ),
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
						what="content"
						onClose={ onClose }
						onClick={ () => void publish() }
					>
						{ __( 'Publish', 'atelier' ) }
					</Fix>
				) }
				{ problem.kind === 'trash' && isPost && (
					<Fix
						what="content"
						onClose={ onClose }
						onClick={ () => void restore() }
					>
						{ __( 'Restore', 'atelier' ) }
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
	);
}

/** Returns functions that publish and restore the target post of an item; `onAddress` is called with its new address. */
function createTargetWrites(
	item: MenuItem,
	problem: MenuProblem,
	onAddress: ( url: string ) => void
) {
	const { id, type } = item.attributes;
	const attempt = (
		write: () => Promise< void >,
		describe: ( label: string, reason: string ) => string
	) =>
		runOnItems( [ { id: item.key } ], {
			subject: 'menu-item',
			run: write,
			failed: ( [ failed ] ) =>
				describe(
					getItemLabel( item ),
					getErrorMessage(
						failed?.error,
						__( 'Unknown error.', 'atelier' )
					)
				),
		} );
	const publish = () =>
		attempt(
			async () => {
				const url = await publishTarget( String( type ), id, {
					...problem.target,
				} );
				if ( url !== '' ) {
					onAddress( url );
				}
			},
			( label, reason ) =>
				sprintf(
					/* translators: 1: label of an item. 2: the server's message. */
					__( '“%1$s” could not be published: %2$s', 'atelier' ),
					label,
					reason
				)
		);
	const restore = () =>
		attempt(
			() => restoreTarget( String( type ), Number( id ) ),
			( label, reason ) =>
				sprintf(
					/* translators: 1: label of an item. 2: the server's message. */
					__( '“%1$s” could not be restored: %2$s', 'atelier' ),
					label,
					reason
				)
		);
	return { publish, restore };
}

interface FixProps {
	/** Kind of change that a draft of the design cannot contain; the button is disabled in a draft. */
	what?: LiveOnly;
	onClose: () => void;
	onClick: () => void;
	children: string;
}

function Fix( { what, onClose, onClick, children }: FixProps ) {
	const props = {
		variant: 'secondary',
		size: 'compact',
		onClick: () => {
			onClose();
			onClick();
		},
		children,
	} as const;
	return what ? (
		<LiveOnlyButton what={ what } { ...props } />
	) : (
		<Button { ...props } />
	);
}
