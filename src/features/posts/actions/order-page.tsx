import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import { getPostTitle, type Post } from '../list/post';
import { updatePost } from '../writes/write-posts';
import { isEditable, type PostAction } from './post-action';

/** Action that changes the order of a page among its siblings. */
export const orderPage: PostAction = {
	id: 'order-pages',
	getLabel: () => __( 'Order', 'atelier' ),
	liveOnly: 'content',
	isEligible: ( post, { postType } ) =>
		!! postType?.supports[ 'page-attributes' ] && isEditable( post ),
	Dialog: OrderModal,
};

/** The largest number in the database’s column of orders. */
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

/** Form with the order of a page. */
export function OrderModal( {
	items,
	closeModal,
	onActionPerformed,
}: RenderModalProps< Post > ) {
	// The post as it was when the dialog opened: the list may be reloaded meanwhile.
	const [ [ post ] ] = useState( items );
	if ( ! post ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Order', 'atelier' ) }
			type="number"
			initialValue={ String( post.menu_order ?? 0 ) }
			recordTitle={ getPostTitle( post ) }
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
				await runInForm( post, {
					subject: 'post',
					run: () =>
						updatePost( post, { menu_order: Number( value ) } ),
					done: () => __( 'Order updated.', 'atelier' ),
				} );
				onActionPerformed?.( items );
			} }
		/>
	);
}
