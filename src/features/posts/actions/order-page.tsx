import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { postKind, requireSaved, updateRecord } from '@/data/writes';
import { TextForm } from '@/components/text-form';
import { getTitle, type Post } from '../list/post';

/** The largest number that the database’s column of orders holds. */
const MAX_ORDER = 2 ** 31 - 1;

function findOrderProblem( value: string ): string | undefined {
	const order = Number( value );
	return Number.isInteger( order ) && Math.abs( order ) <= MAX_ORDER
		? undefined
		: sprintf(
				/* translators: %s: a number. */
				__( 'Enter a whole number up to %s.', 'atelier' ),
				new Intl.NumberFormat(
					document.documentElement.lang || undefined
				).format( MAX_ORDER )
		  );
}

/** Gives a page another place among its siblings. */
export function OrderModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	// As it was when it was asked for: the list may be read again meanwhile.
	const [ [ post ] ] = useState( items );
	if ( ! post ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Order', 'atelier' ) }
			type="number"
			initialValue={ String( post.menu_order ?? 0 ) }
			recordTitle={ getTitle( post ) }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the order',
				'atelier'
			) }
			isValid={ ( value ) =>
				value !== '' && Number( value ) !== post.menu_order
			}
			findProblem={ findOrderProblem }
			onClose={ closeModal }
			onSubmit={ async ( value ) => {
				requireSaved(
					await updateRecord(
						postKind( post.type ),
						post.id,
						{ menu_order: Number( value ) },
						{ before: { ...post } }
					)
				);
				void createSuccessNotice( __( 'Order updated.', 'atelier' ), {
					type: 'snackbar',
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
