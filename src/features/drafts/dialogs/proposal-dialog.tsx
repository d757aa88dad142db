import { useState } from 'react';
import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { runInForm } from '@/kits/saving/outcomes';
import type { Draft } from '../rules/types';
import { sendProposal } from '../writes/write-drafts';

/** Props of {@link ProposalDialog}. */
export interface ProposalDialogProps {
	draft: Draft;
	/** Whether it asks for the publication, or sends the draft back. */
	job: 'ask' | 'send-back';
	onClose: () => void;
}

/** Asks for the publication of a draft, or sends the draft back, with a note to the people concerned. */
export function ProposalDialog( { draft, job, onClose }: ProposalDialogProps ) {
	const { id, name, publishers, proposal } = draft;
	const [ note, setNote ] = useState( '' );
	const isAsking = job === 'ask';
	return (
		<Dialog
			title={
				isAsking
					? __( 'Ask for publication', 'atelier' )
					: __( 'Send the draft back', 'atelier' )
			}
			size="small"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={
					isAsking
						? __( 'Ask', 'atelier' )
						: __( 'Send back', 'atelier' )
				}
				failure={ __( 'It could not be sent.', 'atelier' ) }
				recordTitle={ name }
				onSubmit={ () =>
					runInForm(
						{ id },
						{
							subject: 'draft-proposal',
							run: () => sendProposal( id, job, note ),
							done: () =>
								isAsking
									? __(
											'Those who may publish the draft are told.',
											'atelier'
									  )
									: __(
											'The draft is sent back.',
											'atelier'
									  ),
						}
					)
				}
				onClose={ onClose }
			>
				<p>
					{ isAsking
						? sprintf(
								/* translators: %s: names of people. */
								__(
									'These people can publish it, and get a mail: %s',
									'atelier'
								),
								publishers.join( ', ' )
						  )
						: sprintf(
								/* translators: %s: name of a person. */
								__(
									'%s gets a mail with your line. The draft stays as it is.',
									'atelier'
								),
								proposal?.person ?? ''
						  ) }
				</p>
				<TextareaControl
					label={
						isAsking
							? __( 'What it is for', 'atelier' )
							: __( 'Why', 'atelier' )
					}
					value={ note }
					maxLength={ 1000 }
					onChange={ setNote }
				/>
			</SubmitForm>
		</Dialog>
	);
}
